import { expect, test } from 'vitest';
import { framedPage } from './framed-page.ts';

test('a page in the frame has the window’s nonce, and nothing that its policy would refuse', () => {
  const html =
    '<head><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><meta charset="utf-8"><style>@font-face{font-family:V;src:url(data:font/woff2;base64,AA)}p{color:red}</style></head><noscript><p>Allow scripts.</p></noscript><p>x</p>';
  expect(framedPage(html, 'abc')).toBe(
    '<head><meta charset="utf-8"><style nonce="abc">@font-face{font-family:V;src:url(data:font/woff2;base64,AA)}p{color:red}</style></head><p>x</p>',
  );
});

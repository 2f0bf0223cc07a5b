/**
 * A report in a frame is under the policy of this window: no script, no request, no style without the window's nonce. Its
 * own policy, which names that style by its hash, would only refuse it; and that scripts are missing is no news here.
 */
export function framedPage(html: string, nonce = nonceOf(document)): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace('<style>', () => `<style nonce="${nonce}">`);
}

function nonceOf(page: Document): string {
  return page.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
}

/**
 * A report in a frame is under the policy of this window: no script, no request, no style without the window's nonce. Its
 * own policy, which names that style by its hash, and its own font would only be refused, so they stay behind.
 */
export function framedPage(html: string, nonce = nonceOf(document)): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace('<style>', () => `<style nonce="${nonce}">`);
}

function nonceOf(page: Document): string {
  return page.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
}

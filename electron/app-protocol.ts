/** `app://meydan/…` serves the built interface from its folder, and nothing else of the disk. */
import { protocol, type Session } from 'electron';
import { StaticFiles } from '../src/main/web/static-files.ts';

export const APP_SCHEME = 'app';
export const APP_ORIGIN = 'app://meydan';

/** Must run before the application is ready. */
export function declareAppProtocol(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true };
  protocol.registerSchemesAsPrivileged([{ scheme: APP_SCHEME, privileges }]);
}

export function serveAppProtocol(session: Session, interfaceFolder: string): void {
  const files = new StaticFiles(interfaceFolder);
  session.protocol.handle(APP_SCHEME, async (request) => {
    const url = new URL(request.url);
    const file = url.host === 'meydan' ? await files.read(url.pathname) : null;
    if (!file) return new Response('There is nothing here.', { status: 404 });
    return new Response(new Uint8Array(file.body), { headers: { ...file.headers } });
  });
}

/** What a page may never do here, whatever it contains: leave, open windows, ask for devices, reach the network. */
import type { App, Session } from 'electron';
import { APP_ORIGIN } from './app-protocol.ts';

export function forbidLeaving(app: App): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => event.preventDefault());
    contents.on('will-frame-navigate', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}

export function forbidPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}

export function forbidNetwork(session: Session): void {
  // Its dictionaries would be fetched from outside.
  session.setSpellCheckerEnabled(false);
  session.webRequest.onBeforeRequest((request, decide) => {
    const local = [`${APP_ORIGIN}/`, 'data:', 'blob:', 'devtools:'].some((start) => request.url.startsWith(start));
    decide({ cancel: !local });
  });
}

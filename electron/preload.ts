/** All that the window can reach of the host: one call and one stream of events, nothing of Electron itself. */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import type { Wire } from '../src/shared/bridge.ts';
import { CALL_CHANNEL, EVENT_CHANNEL } from './channels.ts';

const wire: Wire = {
  call: (name, input) => ipcRenderer.invoke(CALL_CHANNEL, name, input),
  listen(listener) {
    const receive = (_event: IpcRendererEvent, name: string, payload: unknown) => listener(name, payload);
    ipcRenderer.on(EVENT_CHANNEL, receive);
    return () => ipcRenderer.off(EVENT_CHANNEL, receive);
  },
};

contextBridge.exposeInMainWorld('meydan', wire);

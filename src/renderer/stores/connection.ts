import { defineStore } from 'pinia';
import { ref } from 'vue';
import { useHost } from '../bridge/host.ts';

export const useConnectionStore = defineStore('connection', () => {
  const connected = ref(true);
  /** Counts the returns of the host, so that whoever may have missed events can watch it. */
  const returns = ref(0);

  useHost().watchConnection((now) => {
    if (now && !connected.value) returns.value++;
    connected.value = now;
  });

  return { connected, returns };
});

/** The live game that the large view shows. */
import { defineStore } from 'pinia';
import { useHost } from '../bridge/host.ts';
import { createLiveFeed } from './live-feed.ts';

export const useLiveGameStore = defineStore('live-game', () => createLiveFeed(useHost().bridge));

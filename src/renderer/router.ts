import { createRouter, createWebHashHistory, type Router, type RouteRecordRaw } from 'vue-router';
import StartView from './views/StartView.vue';

/** The contest's views share a frame; only what is looked at is loaded. */
const contest: RouteRecordRaw = {
  path: '/contest',
  component: () => import('./views/contest/ContestFrame.vue'),
  children: [
    { path: '', redirect: { name: 'contestants' } },
    { path: 'contestants', name: 'contestants', component: () => import('./views/contest/ContestantsView.vue') },
    { path: 'settings', name: 'settings', component: () => import('./views/contest/SettingsView.vue') },
    { path: 'draw/:category?', name: 'draw', component: () => import('./views/ToComeView.vue') },
    { path: 'run', name: 'run', component: () => import('./views/ToComeView.vue') },
    { path: 'results/:category?', name: 'results', component: () => import('./views/ToComeView.vue') },
    { path: 'games', name: 'games', component: () => import('./views/ToComeView.vue') },
  ],
};

/** Made only when the token has been taken from the address: the history rewrites what it finds there. */
export function createWindowRouter(): Router {
  return createRouter({
    history: createWebHashHistory(),
    routes: [
      { path: '/', name: 'start', component: StartView },
      { path: '/new', name: 'new', component: () => import('./views/NewContestView.vue') },
      contest,
      { path: '/match/:category/:match', name: 'match', component: () => import('./views/ToComeView.vue') },
      { path: '/game/:id', name: 'game', component: () => import('./views/ToComeView.vue') },
      { path: '/live/:id', name: 'live', component: () => import('./views/GameView.vue'), props: true },
      { path: '/wall', name: 'wall', component: () => import('./views/ToComeView.vue') },
      { path: '/replay', name: 'replay', component: () => import('./views/ToComeView.vue') },
      { path: '/simulator', name: 'simulator', component: () => import('./views/SimulatorView.vue') },
      { path: '/projector', name: 'projector', component: () => import('./views/ToComeView.vue') },
      { path: '/preferences', name: 'preferences', component: () => import('./views/PreferencesView.vue') },
      { path: '/:unknown(.*)*', name: 'missing', component: () => import('./views/MissingView.vue') },
    ],
  });
}

import { createRouter, createWebHashHistory, type Router } from 'vue-router';
import StartView from './views/StartView.vue';

/** Made only when the token has been taken from the address: the history rewrites what it finds there. */
export function createWindowRouter(): Router {
  return createRouter({
    history: createWebHashHistory(),
    routes: [
      { path: '/', name: 'start', component: StartView },
      { path: '/live/:id', name: 'live', component: () => import('./views/GameView.vue'), props: true },
      { path: '/wall', name: 'wall', component: () => import('./views/WallView.vue') },
      { path: '/replay', name: 'replay', component: () => import('./views/ReplayView.vue') },
      { path: '/:unknown(.*)*', name: 'missing', component: () => import('./views/MissingView.vue') },
    ],
  });
}

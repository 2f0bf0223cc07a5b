import { createRouter, createWebHashHistory, type Router, type RouteRecordRaw } from 'vue-router';
import StartView from './views/StartView.vue';

/** Where what keeps the contest's games from being played is told. */
const OF_CONTEST = { isOfContest: true };

/** The contest's views share a frame; only what is looked at is loaded. */
const contest: RouteRecordRaw = {
  path: '/contest',
  component: () => import('./views/contest/ContestFrame.vue'),
  meta: OF_CONTEST,
  children: [
    { path: '', redirect: { name: 'contestants' } },
    { path: 'contestants', name: 'contestants', component: () => import('./views/contest/ContestantsView.vue') },
    { path: 'settings', name: 'settings', component: () => import('./views/contest/SettingsView.vue') },
    { path: 'maps/:map(\\d+)?', name: 'map', component: () => import('./views/contest/MapView.vue'), props: true },
    { path: 'draw/:category?', name: 'draw', component: () => import('./views/contest/DrawView.vue'), props: true },
    { path: 'run', name: 'run', component: () => import('./views/contest/RunView.vue') },
    {
      path: 'results/:category?',
      name: 'results',
      component: () => import('./views/contest/ResultsView.vue'),
      props: true,
    },
    { path: 'games', name: 'games', component: () => import('./views/contest/GamesView.vue') },
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
      {
        path: '/match/:category/:match',
        name: 'match',
        redirect: ({ params }) => ({
          name: 'draw',
          params: { category: params['category'] },
          query: { match: params['match'] },
        }),
      },
      {
        path: '/print/:what/:category',
        name: 'print',
        component: () => import('./views/PrintView.vue'),
        props: true,
        meta: { isBare: true },
      },
      {
        path: '/game/:id',
        name: 'game',
        component: () => import('./views/ContestGameView.vue'),
        props: true,
        meta: OF_CONTEST,
      },
      {
        path: '/live/:id',
        name: 'live',
        component: () => import('./views/GameView.vue'),
        props: true,
        meta: OF_CONTEST,
      },
      { path: '/wall', name: 'wall', component: () => import('./views/WallView.vue'), meta: OF_CONTEST },
      { path: '/replay', name: 'replay', component: () => import('./views/ReplayView.vue') },
      { path: '/simulator', name: 'simulator', component: () => import('./views/SimulatorView.vue') },
      {
        path: '/simulator/maps/:game/:map(\\d+)?',
        name: 'own-map',
        component: () => import('./views/OwnMapView.vue'),
        props: true,
      },
      {
        path: '/projector',
        name: 'projector',
        component: () => import('./views/ProjectorView.vue'),
        meta: { isBare: true },
      },
      { path: '/rules', name: 'rules', component: () => import('./views/RulesView.vue') },
      { path: '/rules/:game', name: 'rulebook', component: () => import('./views/RulebookView.vue'), props: true },
      { path: '/help', name: 'help', component: () => import('./views/HelpView.vue') },
      { path: '/preferences', name: 'preferences', component: () => import('./views/PreferencesView.vue') },
      { path: '/:unknown(.*)*', name: 'missing', component: () => import('./views/MissingView.vue') },
    ],
  });
}

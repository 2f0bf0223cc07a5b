import type { Bridge } from '../../shared/bridge.ts';
import type { Pattern } from './home.ts';

/** The maps that come with Meydan, to begin with. */
export async function shippedPatterns(bridge: Bridge, game: string): Promise<Pattern[]> {
  const shipped = await bridge.call('maps.shipped', { game });
  return shipped.map(({ name, title }) => ({ title, read: () => bridge.call('maps.readShipped', { game, name }) }));
}

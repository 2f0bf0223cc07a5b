/** The names of the two IPC channels, for both of their ends. */
export const CALL_CHANNEL = 'meydan:call';
export const EVENT_CHANNEL = 'meydan:event';

/** What was really given of an input with optional fields: a field that is undefined was left out. */
export function given<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>;
}

type Given<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

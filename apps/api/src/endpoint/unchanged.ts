/** The value as it was held, if the one that was just read says the same: what is made of it need not be made again. */
export function unchanged<Value>(held: Value | null, read: Value): Value {
  return held !== null && JSON.stringify(held) === JSON.stringify(read) ? held : read;
}

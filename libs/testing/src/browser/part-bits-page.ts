import { bitsOfParts } from './part-bits.js';

Object.assign(globalThis, { partBits: { bitsOfParts } });

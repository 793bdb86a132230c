import { GlobalStack } from './built-stack.js';

export default () => GlobalStack.start('postgres');

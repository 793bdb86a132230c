import { GlobalStack } from './built-stack.js';

export default () => GlobalStack.startServer();

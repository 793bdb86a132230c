import { GlobalStack } from '../../../dist/tools/test-stack/global-stack.js';

export default () => GlobalStack.start('postgres');

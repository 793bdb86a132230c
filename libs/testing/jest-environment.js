import vm from 'node:vm';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';

/**
 * Jest's environment for Node with plain globals. Jest makes a context whose globals are looked up through an
 * interceptor and a Proxy, each time: code that computes, with its `Math` and typed arrays, is then ten times slower
 * than in production.
 */
export default class PlainGlobalsEnvironment extends NodeEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}

import { createRouter as create } from '@tarojs/router/dist/router/spa.js'

/**
 * Starts the router in a task of its own, so that a phone that has just run the modules of the
 * application answers to taps before it draws.
 */
export const createRouter = (...parts: Parameters<typeof create>): void => {
  setTimeout(() => create(...parts))
}

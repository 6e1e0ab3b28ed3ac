import { createRouter as create } from '@tarojs/router/dist/router/spa.js'

/**
 * Starts the router in a separate task, so that a phone can handle taps between running the
 * application's modules and drawing the page.
 */
export const createRouter = (...parts: Parameters<typeof create>): void => {
  setTimeout(() => create(...parts))
}

/** Files of the framework that ./stubs replaces. */
export const stubbed = [
  '@tarojs/runtime/dist/dom/event.js',
  '@tarojs/runtime/dist/perf.js',
  '@tarojs/shared/dist/event-channel.js',
  '@tarojs/router/dist/events/scroll.js',
  '@tarojs/router/dist/events/resize.js',
]

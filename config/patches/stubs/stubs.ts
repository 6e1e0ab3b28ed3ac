/*
 * Empty replacements for parts of Taro's web runtime that nothing here uses: events of mini-program
 * pages, timing marks, channels between pages, and listeners for scrolling and resizing. Each
 * export does only what its callers need.
 */

const nothing = (): void => {}

// @tarojs/runtime/dist/dom/event.js
export const eventHandler = nothing
export const eventHandlerTTDom = nothing
export const createEvent = nothing
export const TaroEvent = nothing

// @tarojs/runtime/dist/perf.js
export const perf = { start: nothing, stop: nothing, delayStop: nothing }

// @tarojs/shared/dist/event-channel.js
export const EventChannel = { pageChannel: {}, routeChannel: { addEvents: nothing } }

// @tarojs/router/dist/events/{scroll,resize}.js
export const bindPageScroll = nothing
export const bindPageResize = nothing

/*
 * What Taro's web runtime brings along and nothing here uses, each as little as its callers stand:
 * events of a mini-program's page, timing marks, channels between pages, and listeners for scrolling
 * and resizing pages.
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

/*
 * Instead of @tarojs/router/dist/style.js: how the router's pages lie above each other is written in
 * src/ui/styles/reset.h5.css, where the rest of the page's styles can follow it.
 */

export const loadAnimateStyle = (): void => {}
export const loadRouterStyle = (): void => {}

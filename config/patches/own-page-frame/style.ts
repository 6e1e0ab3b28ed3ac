/*
 * Replaces @tarojs/router/dist/style.js. The rules that stack the router's pages are in
 * src/ui/styles/reset.h5.css, so that they come before the other styles of a page.
 */

export const loadAnimateStyle = (): void => {}
export const loadRouterStyle = (): void => {}

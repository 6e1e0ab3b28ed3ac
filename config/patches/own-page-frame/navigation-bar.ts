/** The page shell draws the bar and sets the title, so Taro's own bar is not needed. */
export const initNavigationBar = (): void => {}

export default class NavigationBarHandler {
  load(): void {}
}

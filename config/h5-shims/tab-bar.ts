/** There is no tab bar; Taro's own would bring its web components along. */
export const initTabbar = (): void => {}

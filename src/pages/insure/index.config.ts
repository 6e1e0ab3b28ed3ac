/** WeChat's menu and the 分享 button share a card of this page. */
export default { enableShareAppMessage: true }

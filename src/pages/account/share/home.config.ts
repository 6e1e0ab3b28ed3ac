/** WeChat's menu and the 分享 button share the card of the product, with the sharer's tag. */
export default { enableShareAppMessage: true }

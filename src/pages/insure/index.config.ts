/** The lower half is drawn when its upper one is about to end: useNearEnd of platform/page. */
export default { onReachBottomDistance: 900 }

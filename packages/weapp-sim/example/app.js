App({ globalData: { openedAt: Date.now() } })

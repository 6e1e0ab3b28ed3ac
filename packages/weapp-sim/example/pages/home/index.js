Page({
  data: { count: 0 },
  onLoad() {
    this.setData({ count: wx.getStorageSync('count') || 0 })
  },
  plus() {
    const count = this.data.count + 1
    this.setData({ count })
    wx.setStorageSync('count', count)
    console.log('count', count)
  },
  openDetail() {
    wx.navigateTo({ url: '/pages/detail/index?count=' + this.data.count })
  },
})

Page({
  data: { count: '' },
  onLoad(query) {
    this.setData({ count: query.count })
  },
})

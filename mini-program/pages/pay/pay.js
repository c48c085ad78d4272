const names = ['timeStamp', 'nonceStr', 'package', 'signType', 'paySign']

/** Opens WeChat's cashier with what the server has signed. Whether it was paid, the page beneath asks the server. */
Page({
  onLoad(query) {
    const parameters = {}
    for (const name of names) parameters[name] = decodeURIComponent(query[name] || '')
    wx.requestPayment({ ...parameters, complete: () => wx.navigateBack() })
  },
})

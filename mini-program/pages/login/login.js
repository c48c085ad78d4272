const { addressOf, pathOf, withFields, webPage } = require('../../addresses')

/** Asks the runtime who it is and goes back to the page that wanted to know, with the code and the state that it gave. */
Page({
  data: { failed: false },
  target: '/',
  state: '',

  onLoad(query) {
    const redirect = decodeURIComponent(query.redirect || '/')
    // The server gives an address where it knows its own, and a path where it does not.
    this.target = redirect.startsWith('/') ? redirect : pathOf(redirect)
    this.state = decodeURIComponent(query.state || '')
    this.logIn()
  },

  logIn() {
    this.setData({ failed: false })
    wx.login({
      success: ({ code }) => (code ? this.open({ code, state: this.state }) : this.setData({ failed: true })),
      fail: () => this.setData({ failed: true }),
    })
  },

  /** With the state alone, as WeChat's own page does it for somebody who refuses: nobody is asked twice. */
  goBack() {
    this.open({ state: this.state })
  },

  open(fields) {
    const address = withFields(addressOf(this.target), fields)
    wx.redirectTo({ url: webPage(pathOf(address)) })
  },
})

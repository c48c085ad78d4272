const { pathOf, webPage } = require('../../addresses')

/** A page on the site cannot open WeChat's list of friends; a button of the mini-program can. */
Page({
  data: { title: '', link: '', imgUrl: '' },

  onLoad(query) {
    this.setData({
      title: decodeURIComponent(query.title || '杏林'),
      link: decodeURIComponent(query.link || ''),
      imgUrl: decodeURIComponent(query.imgUrl || ''),
    })
  },

  onShareAppMessage() {
    const { title, link, imgUrl } = this.data
    return { title, path: webPage(pathOf(link)), ...(imgUrl ? { imageUrl: imgUrl } : {}) }
  },
})

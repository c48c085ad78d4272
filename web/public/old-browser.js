// For browsers that know no modules (Internet Explorer): written in the language of their time.
document.getElementById('root').innerHTML =
  '<h1>当前浏览器版本过旧 This browser is too old</h1>' +
  '<p>请改用以下任一浏览器。Please use one of these browsers instead:</p>' +
  '<ul><li><a href="https://www.google.cn/chrome/">Google Chrome</a></li>' +
  '<li><a href="https://www.microsoft.com/edge">Microsoft Edge</a></li>' +
  '<li><a href="https://www.firefox.com/">Mozilla Firefox</a></li></ul>'

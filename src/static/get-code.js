/* global location, sessionStorage, URLSearchParams */
/*
 * Where WeChat's authorisation page comes back to with `code` and `state`. Keeps the code for the
 * page that asked (src/platform/hosts/official-account/login.ts) and leads back to it. A state
 * that we did not send is somebody else's login: its code is thrown away.
 */
const trip = readTrip()
const answer = new URLSearchParams(location.search)
const code = answer.get('code')

if (trip && trip.status === 'left') {
  const isOurs = Boolean(code) && answer.get('state') === trip.state
  const heard = isOurs ? { status: 'returned', code: code } : { status: 'refused' }
  sessionStorage.setItem('hm_oauth', JSON.stringify(Object.assign({}, trip, heard)))
}
// `replace`: Back must not bring the code a second time.
location.replace(trip && /^\/(?![/\\])/.test(trip.back) ? trip.back : '/insure')

function readTrip() {
  try {
    return JSON.parse(sessionStorage.getItem('hm_oauth') || 'null')
  } catch {
    return null
  }
}

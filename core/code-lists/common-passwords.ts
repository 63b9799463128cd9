/**
 * Words that people choose as passwords again and again, as studies of leaked ones have shown for years: the words
 * alone. With a year, a number or a sign behind them, or with digits for letters, they are recognised by
 * core/lifecycle/password.ts; runs of keys and of digits are recognised there too and need no list.
 */
const words = `
password passwort passwd pass passe parola contrasena senha motdepasse wachtwoord salasana haslo heslo jelszo
admin administrator root user guest test tester testing demo default login logon signin master secret geheim
welcome willkommen bienvenue benvenuto bienvenido hello hallo hola bonjour ciao letmein openup open sesame access
iloveyou ilove loveyou iloveu love lovely lover amor amour liebe teamo tequiero forever always friends friend
princess prince queen king angel angels devil god jesus christ heaven hell faith hope grace blessed
monkey dragon tiger lion eagle falcon wolf bear panda bunny rabbit kitty kitten cat dog puppy horse dolphin
butterfly spider snake shark turtle chicken monster phoenix unicorn
sunshine moonlight summer winter spring autumn sommer ete verano estate flower flowers rose lily daisy jasmine
ginger pepper cookie banana apple orange cherry chocolate coffee cheese peanut pumpkin candy sugar honey
football soccer baseball basketball hockey golf tennis rugby cricket volleyball skate surfing running fitness
liverpool chelsea arsenal barcelona realmadrid manchester juventus inter milan bayern schalke dortmund
yankees cowboys lakers steelers eagles packers rangers redsox
batman superman spiderman ironman hulk joker pokemon pikachu naruto goku starwars skywalker yoda matrix
gandalf frodo hobbit merlin wizard magic harrypotter potter hogwarts minecraft fortnite roblox zelda mario sonic
michael michelle jennifer jessica jordan joshua daniel david andrew anthony ashley amanda matthew thomas
robert richard charlie george william james john joseph christian christopher nicholas nicole hannah hunter
samantha sarah laura maria martin peter stefan andreas alexander alexandra anna julia thorsten markus
maggie buster bailey harley ranger shadow smokey tigger oliver jackson taylor tyler justin brandon austin
melissa stephanie victoria elizabeth patricia barbara sophie charlotte emma lucas felix oscar louis
computer internet windows microsoft apple iphone samsung google facebook twitter instagram linkedin yahoo
hotmail gmail network server database system security pass access control change changeme
company office business work manager service support sales
mercedes porsche ferrari mustang corvette camaro yamaha honda toyota suzuki kawasaki ducati harleydavidson
london paris berlin madrid roma moscow tokyo newyork chicago boston dallas houston austin texas california
florida hawaii america england deutschland france espana italia brasil mexico canada australia india
freedom peace liberty justice warrior killer hunter sniper soldier ninja samurai knight legend hero star
rock metallica nirvana slipknot eminem beatles guitar music dance party happy smile funny lucky winner
money dollar cash gold silver diamond crystal rich million
black white red blue green purple yellow orange pink silver rainbow
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
september october november december
one two three four five six seven eight nine ten zero
qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm qazwsx qwe qweasd qweasdzxc wasd
abc abcd abcde abcdef aaa xxx asd zaq xsw
trustno nothing whatever blahblah please fuckyou fuckme fuck asshole bitch shit sexy sex hottie baby babygirl
mother father mama papa mommy daddy mom dad family sister brother
cheer success power energy storm thunder lightning fire ice water earth ocean river island mountain
medical device devices hospital doctor nurse health medizin regulatory quality compliance eudamed udi hub
trustme believe dream dreams dreamer imagine inspire future destiny infinity eternity
correcthorsebatterystaple
`

export const commonPasswordWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))

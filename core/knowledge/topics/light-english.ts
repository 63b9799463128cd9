/**
 * Words of general English that change nothing of what is asked where a topic does not have them: verbs of doing, saying
 * and thinking, adverbs, and adjectives of degree. None names a thing, a party, a place or another field: those silence.
 */
export const lightEnglish = `
accept accepted accomplish accurate achieve act actual add added address adequate adjust advise affect afford again
agree agreed aim alive allow allowed alone along alter alternative amend amount announce annoying answer anybody anyhow anymore
anyone anything anywhere apart appear applied apply appropriate arise arrive aside ask asked assign assigned assume attach
attempt automatic avoid aware away back bad base basic be become before began begin behind believe belong below besides best
better between beyond big bit blank block both bother break brief bring broken bug build built busy button buy call called can
cannot capture care carry case cause caused certain chance change changed check choose chosen circumstances claim clean clear
click close colleague collect combine come comes common complain complaining complete complicated concern concerned concerning
condition confirm confirmed confuse confused confusing consequence consider contact contain continue control convert copy
correct count couple course cover create created critical cross cumbersome current cut daily dare date day deal decide
deep define definitely deliver demand demanded depend depends derive describe deserve desk detail details determine did
different differs difficult direct directly disappear discover discuss display do does done double doubt down draw drop due
during each early easily easy edit effect effort eight either element else empty enable end engineer enough ensure enter entered
entire entirely equal especially essential even event eventually ever every everybody everyone everything everywhere exact
exactly examine except exclude exist existing exists expect expected explain explicit extend extra extract face fact factory
fail failed fail fall false familiar far fast faster feel few fewer field figure file filed fill filled final finally find fine
finish first fit five fix fixed follow following for force forever forget form former forward found four free frequently fresh
from full fully further future gather general generally get gets getting give given glad go goes going gone good got grant great
group guess guide half hand handle handled happen happened happens happy hard hardly have head hear heard heavy held help
helpful hence here hide high hint hold honest hope hour how huge idea identical identify ignore imagine immediate immediately
impact imply important impossible improve include included including incorrect increase indeed indicate individual inform
initial inside insist instead intend intended interesting internal invalid involve involved issue item its join judge jump
just keep keeps key kind knew know known lack last late lately later latest lay lead learn least leave left less let level like
likely limit line link list little live load locate long longer look looked looking lose lost low made main mainly maintain
major make makes making manage mandatory manual many mark match matter maximum may maybe mean meaning means meant meet 
mention mere message met method might mind mine minimum minor minute miss missed missing mistake mix mixed mode moment month
more morning most mostly move much multiple must name named namely narrow nature near nearly necessary need needed needs never
nevertheless new newly next nice nine nobody none normal normally note nothing notice now number obtain obvious occasion occur
odd of off offer offered office officially often ok old older once one ones online only open opened operate opinion option
order ordinary original other otherwise ought out outside over overall overview own page part particular partly 
pass past per perfect perhaps period permit permitted person phrase pick piece place placed plain plan play please plus
point portion position possible possibly practical practice precise prefer prepare present press presumably pretty prevent
previous previously print prior probably problem proceed process produce promise proof proper properly propose prove proves
provide provided pull purpose push put puzzle puzzled question questions quick quickly quite raise ran range rather reach react
read reading ready real realise really reason reasonable recall receive received recent recently recognise recommend record
reduce refer regard regarding regular regularly reject relate related relevant rely remain remains remark remember remind remove
repeat replace reply report represent request require required responsible rest restart restore result results retain return
returned reveal review revise rid right role rough roughly rule run running safe said same satisfy save saved say says scope
second section see seem seems seen select send sense sent separate separately serious serve set seven several shall share short
should show shown shows side sign significant similar simple simply since single sit situation six size skip slight slow small
so solve some somebody somehow someone something sometimes somewhere soon sorry sort sound speak special specific specify spend
split spoil spot stage stand stands start started state stated statement stay step steps stick still stop stopped store stored
 straight strange strict strip strong structure stuck stupid subject submit such sudden suddenly suffice sufficient suggest
suitable supply support suppose supposed sure surely surprise switch table tag take taken takes talk task technical tell
ten tend term terminate terminates terms test text than thank that the then there thereby therefore these thing things think
third this those though thought three through throughout thus ticket tight till time times tiny title to today together told
tomorrow tonight too took tool top topic total touch toward track trainee transfer transmit treat treated tricky tried trigger
trouble true trust try trying turn twice two type typical typing typo under understand understanding understood unless until
unusual up update upon urgent use used useful user uses using usual usually vague valid value various verify version very via
view visible wait waiting walk want wanted wants was way ways week well went were what whatever when whenever where whereas
whether which while who whole whom whose why wide will wise wish with within without wonder word words work worked working works
worry worse worth would write writes writing written wrong wrote yes yesterday yet you young zero
thirteen fourteen fifteen twenty thirty forty fifty hundred thousand eleven twelve
abbreviate abbreviated advance afternoon anyway apparently approximately auditor auditors boss briefly ceo chief consultant
absolute addition affair aim altogether anyhow arise astonished await aware bare bear behave belong bore bother brand bring broad capable careful casual cease chance circumstance click clue coincidence comment complaint conceal conclude confess consult convenient cope crazy crucial curious deliberate desire detect dislike disliked distinguish effort encounter essence exceed excuse expand fancy fear fellow finger flag flagged fond former fortunate frequent friend fulfil funny genuine glance grab guarantee guilty half harm hate hesitate hint hit honestly hopeful idea ignore impress incident indicate influence insist inspect instant intend invent jump justify label lack lately lazy lift longer longest shortest lucky majority manner mess minor misleading moment nasty nervous newcomer obtain occasional odd opposite outcome overlook owe pace partial patience permit persuade pleasant plenty polite pop powerful precisely prefer press pretend previous proceed promptly proof purpose puzzled quarter quit random rarely readable realistic regret reluctant remaining remarkable remote resolve resume reveal risk rough rude rush satisfied scare scratch seldom sensible severe shame shift shock sincere slow smooth sole spare spoil spontaneous steady strict strike stupid succeed sudden suffer suitable surface surprised suspect swap tempt tend threaten thrown tidy tiny tired tolerate tough treat tricky twist typical unable unaware unfortunate unlikely unpleasant upset urge usual vague vast visible vital warn wasted weak weird widespread willing wipe wonder worth wrap yellow zero
currently deadline department director evening executive expert explanation hello hi intern junior management manager newbie
 otherwise presentation quality senior slide specialist summary supervisor training webinar
`

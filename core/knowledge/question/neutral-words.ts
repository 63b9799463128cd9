/**
 * Words of general English that say nothing about what is asked: politeness, who wants to know, at what occasion, and
 * verbs and nouns without a thing of their own. None that narrows, compares, negates or counts, and none that names a
 * thing outside the field (price, customer, hospital, drug): these silence the answer.
 */
export const neutralWords = `
afternoon apologies apologise apologize appreciate appreciated bother bothering cheers dear evening excuse
forgive glad grateful greetings heya hiya kindly morning pardon regards sincerely sorry thankful thanking ty
welcome yo

asap basic basics beginner clueless confused confusing curiosity doubt doubts guess guessing head hear heard
hope hopefully hoping inform know knowing knowledge knows learn learned learning learnt mention mind newbie
newcomer noob question questions realise realize refresher remember reminded said saying says sense stuck
suppose supposing think thinking thought told unclear understand understanding understood unsure wondered
wonders wrap

afraid anxious aware happy interested keen nervous overwhelmed panic panicking puzzled struggle struggling
urgent urgently worried worry

absolutely apparently approximately arguably assume assuming assumption basically certainly chance clearly
concretely definitely easily effectively especially eventually evidently exactly explicitly fully generally
genuinely gladly honestly ideally immediately indeed individually initially instantly lately likely literally
maybe meanwhile merely mostly namely necessarily nowadays originally personally possibly potentially practically
presently presumably previously primarily probably properly recently respectively roughly safely seemingly
seriously significantly slightly somewhat specifically still strictly suddenly surely technically theoretically
thoroughly thus ultimately understandably unfortunately usually whatsoever

auditor auditors boss bosses ceo chief consultant department director executive executives guy guys intern
junior lady management manager managers owner president senior specialist supervisor trainee vp

afterwards ago briefing call conference deck discussion email emails friday homework interview lunch mail
meeting meetings memo monday newsletter onboarding powerpoint presentation presenting slide slides talk talking
thursday tomorrow tonight training tuesday webinar wednesday weekend workshop yesterday

affair answering aspect background basis bottom business chapter clarification clarity clue concept concern
concerning concretise content couple deal dealing detail details difficulty discuss discussed essence evidence
fact facts figure firm focus fuss hint hold holding info input instance look looks matter matters mess naming
notion occasion organisation organization outcome passage perspective phrase picture piece point practice
precise prep principle purposes quick reality reference regard relevance relevant result scenario scope section
sentence shape short situation situations solution sort source spot stuff subject suggestion sure thing topic
topics trick truth view wise words world

accomplish achieve act acting actually anticipate arrange arrive avoid become becoming believe bring brought
built can't cannot catch close come consider considering contact continue cope cover covered covering cross
depend depends deserve develop developed developing did done draw ensure establish evaluate exist exists expect
explain face faced facing feel feels fit follow followed following follows gather getting give going handed
handle handled handling happen happened happening happens has help helped helpful helping hit intend intending
introduce introduced involve involved keep let looked looking mean meet meets move moved moving needed obvious
occur occurs operate perform pick picked pop prefer prevail proceed proceeding pull push refer referred refers
reflect relate related relates rely relying remain represent represents reside ride roll run running sat seem
seemed seems serve serves settle sit sits sitting sound sounds speak speaking specify spend spent stay stayed
him her stick sticking stumble suggest suits supposed surface tackle take taken tend touch treat treated treats turn use
used useful uses using utilise utilize walk want wanted wanting wants watch went wish wished worked working
works worth write writing written wrote

accordingly again ahead alike along alongside aloud also although altogether amid anymore apart aside because
besides beyond concerned correctly despite either else elsewhere enough entirely etc ever forth forward
furthermore hence here hereby herein however instead lastly likewise moreover near nearly neither nevertheless
nonetheless once otherwise overall per quite rather regardless secondly similarly simple simply since so some
somebody somehow someplace something somewhere soon such that then there therefore though throughout till too
toward unlike upon various very via was well what whatever whereas whereby wherein whichever while whoever whose
within yet

common dumb fresh general good great high important interesting layman laymans main major minor naive normal
nutshell ok okay ordinary original particular possible practical proper random real regular right rookie
separate serious silly small special specific strange strict stupid suitable tiny typical unusual usual weird
wondering

button daily housing weekly menu page panel tab window

afaik ain't aint btw cos couldnt coz cuz didnt doesnt dunno fyi gimme gotta hadnt hasnt havent heres hes hows id
iirc ill im imo isnt itd itll ive kinda lemme pls plz shes shouldnt sorta tbh thats theres theyre thx u ur wanna
wasnt werent whats whens wheres whos wouldnt youre

admit annoying argue argument awkward belong belongs bet boring busy careful caught clever complain complained
complaining convenient crazy damn dare deny desperate eager early embarrassing exciting expecting fallen fancy
friendly frustrated frustrating funny handy hang hanging hangs hassle hate hated headache hell hurry ignored
insist insisted joke kid kidding lazy love loved messy minute minutes mistaken mix mixed naively nasty neat
nervously notice noticed odd painful pity pleased pressing puzzling relax rough sake saturday scared sharp shock
internally shy sick silent slack smart smooth spotted stress stressed stupidly sudden sunday surprise surprised swear
tempted tidy tired tough tricky trust ugly upset warn warned weekdays hour hours chat desk floor laptop
plant site studio warehouse friend friends gentleman husband mate mates wife sir madam
`

console.log(t("greeting"));
console.log(t("farewell"));

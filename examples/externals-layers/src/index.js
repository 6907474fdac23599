import $ from "jquery";

$("p").hide();
